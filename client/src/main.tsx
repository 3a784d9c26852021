import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app';
import { preloadOnIntent, preloadPage } from './app/preload';
import { routes } from './app/routes';
import { createApolloClient } from './lib/apollo-client';
import './lib/popstate-gate';
import { clearExpiredToken } from './lib/session/token';
import './lib/tokens.css';
import './lib/base.css';

// On its own, so that 92 font-face rules do not hold up the first paint; until then the system's Korean font stands in.
void import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');

clearExpiredToken();
preloadPage(routes, window.location.pathname);
preloadOnIntent(routes);

createRoot(document.getElementById('root')!).render(<App client={createApolloClient()} Router={BrowserRouter} />);
