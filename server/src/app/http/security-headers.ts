import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Handler } from '../../shared/http/http-handler';

/** Kakao's map script and the further scripts, tiles and markers that it loads. */
const KAKAO_SCRIPTS = ['https://dapi.kakao.com', 'https://*.daumcdn.net'];

/**
 * @param isHttps whether the public address is https; over plain http (the demo) Kakao's script asks for http addresses, and
 * promising HTTPS to the browser would lock people out
 */
export function securityHeaders(isHttps: boolean): Handler {
  const kakao = isHttps ? KAKAO_SCRIPTS : [...KAKAO_SCRIPTS, ...KAKAO_SCRIPTS.map((host) => host.replace('https:', 'http:'))];
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...kakao],
        // antd and both maps write style attributes and style elements as they run.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Map tiles come from whatever host MAP_TILE_URL names.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...(isHttps ? [] : ['http:'])],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...kakao],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    // Kakao checks the page that asks for the map by its origin; the path and query stay here.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  // The same for all answers: asked for once.
  const headers: [string, string][] = [];
  const recorder = { setHeader: (name: string, value: string) => void headers.push([name, value]), removeHeader: () => {} };
  setHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, () => {});
  return function setSecurityHeaders(_req, res, next) {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}
