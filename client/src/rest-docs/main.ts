// At once and not on demand: Vite's loader of parts that come later lives in the site's shell, of which this page needs nothing.
import SwaggerUIBundle from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { followTheme } from './follow-theme';
import { koreanLabels } from './korean-labels';
import { loadDocument } from './load-document';
import { pageParts } from './page-parts';

const SIGN_IN = /\/api\/member\/login(\/kakao)?$/;

interface Answer {
  ok: boolean;
  url: string;
  obj?: { token?: unknown };
}

async function showDocument(place: HTMLElement): Promise<void> {
  const ui = SwaggerUIBundle({
    spec: await loadDocument(),
    domNode: place,
    plugins: [koreanLabels, pageParts],
    deepLinking: true,
    filter: true,
    tryItOutEnabled: true,
    displayRequestDuration: true,
    defaultModelsExpandDepth: 0,
    // Its own validator is a service outside.
    validatorUrl: null,
    // Whoever signs in here need not carry the token over. It stays in memory, and goes with the page.
    persistAuthorization: false,
    responseInterceptor: (answer: Answer) => {
      const token = answer.ok && SIGN_IN.test(answer.url) ? answer.obj?.token : undefined;
      if (typeof token === 'string') ui.preauthorizeApiKey('bearer', token);
      return answer;
    },
  });
}

function showFailure(place: HTMLElement): void {
  const { content } = document.querySelector<HTMLTemplateElement>('#failure')!;
  place.replaceChildren(content.cloneNode(true));
  place.querySelector('button')!.addEventListener('click', () => window.location.reload());
}

followTheme();
const place = document.getElementById('rest-docs')!;
showDocument(place).catch(() => showFailure(place));
