import 'swagger-ui-dist/swagger-ui.css';
import { SwaggerUIBundle } from 'swagger-ui-dist';

SwaggerUIBundle({ url: '/api/openapi.json', domNode: document.getElementById('rest-docs') });
