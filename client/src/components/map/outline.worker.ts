import { expose } from 'comlink';
import { outlineService } from './outline-service';

expose(outlineService);
