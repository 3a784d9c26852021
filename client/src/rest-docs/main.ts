// A static import: Vite's loader for dynamic ones is in the site's shell, which this page does not need.
import SwaggerUIBundle from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { loadDocument } from './load-document';
import { koreanLabels, pageParts } from './swagger-plugins';

const SIGN_IN = /\/api\/member\/login(\/kakao)?$/;

interface Answer {
  ok: boolean;
  url: string;
  obj?: { token?: unknown };
}

async function showDocument(domNode: HTMLElement): Promise<void> {
  const ui = SwaggerUIBundle({
    spec: await loadDocument(),
    domNode,
    plugins: [koreanLabels, pageParts],
    deepLinking: true,
    filter: true,
    tryItOutEnabled: true,
    displayRequestDuration: true,
    defaultModelsExpandDepth: 0,
    // The default is a service on the internet.
    validatorUrl: null,
    // A sign-in on this page sets the token, which stays in memory.
    persistAuthorization: false,
    responseInterceptor: (answer: Answer) => {
      const token = answer.ok && SIGN_IN.test(answer.url) ? answer.obj?.token : undefined;
      if (typeof token === 'string') ui.preauthorizeApiKey('bearer', token);
      return answer;
    },
  });
}

function showFailure(element: HTMLElement): void {
  const { content } = document.querySelector<HTMLTemplateElement>('#failure')!;
  element.replaceChildren(content.cloneNode(true));
  element.querySelector('button')!.addEventListener('click', () => window.location.reload());
}

/** Swagger UI's dark theme is a class. */
function followTheme(): void {
  const root = document.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => root.classList.toggle('dark-mode', (root.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark');
  apply();
  system.addEventListener('change', apply);
  new MutationObserver(apply).observe(root, { attributeFilter: ['data-theme'] });
}

followTheme();
const docs = document.getElementById('rest-docs')!;
showDocument(docs).catch(() => showFailure(docs));
