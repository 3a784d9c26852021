import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app/app';
import { preloadOnIntent } from './app/preload';
import { routes } from './app/routes';
import { createApolloClient } from './lib/apollo-client';
import { loadFont } from './lib/defer/load-font';
import './lib/use-close-on-back';
import { tellLoadFailure } from './lib/load-failure';
import { clearExpiredToken } from './lib/session/token';
import './lib/design/tokens.generated.css';
import './lib/design/sizes.css';
import './lib/base.css';

clearExpiredToken();
preloadOnIntent(routes);
// The bundler's own event: every file that does not come, whether anyone waits for it or not.
window.addEventListener('vite:preloadError', () => void tellLoadFailure());

const client = createApolloClient();
const router = createBrowserRouter(routes);

function Start() {
  useEffect(loadFont, []);
  return <App client={client} router={router} />;
}

const root = createRoot(document.getElementById('root')!);
// As a transition it is drawn in slices, between which the page answers.
startTransition(() => root.render(<Start />));
