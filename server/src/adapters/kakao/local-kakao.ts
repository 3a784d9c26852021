import express, { type Request, type Response, type Router } from 'express';
import { kakaoRedirectUri } from './kakao-client';
import { peoplePage, refusalPage } from './local-kakao-page';
import { describePerson, LOCAL_PEOPLE, type LocalPerson } from './local-people';
import { ExpiringTokens } from './expiring-tokens';

export const LOCAL_KAKAO_PATH = '/demo-kakao';
export const LOCAL_KAKAO_KEY = 'baldojang-demo';

const CODE_MS = 600_000;
const TOKEN_MS = 3_600_000;
const STATE_MAX = 1_000;

/**
 * Kakao's three endpoints that we use, for the demo without a key and for tests: the visitor picks one of three invented people. Never
 * mounted in production.
 */
export function createLocalKakao(publicUrl: string): Router {
  const redirectUri = kakaoRedirectUri(publicUrl);
  const codes = new ExpiringTokens<LocalPerson>(CODE_MS);
  const tokens = new ExpiringTokens<LocalPerson>(TOKEN_MS);
  const router = express.Router();
  router.use(function neverStored(_req, res, next) {
    res.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/oauth/authorize', (req, res) => authorize(req, res, { redirectUri, publicUrl, codes }));
  router.post('/oauth/token', express.urlencoded({ extended: false, limit: '10kb' }), (req, res) =>
    exchange(req, res, { redirectUri, codes, tokens }),
  );
  router.get('/v2/user/me', (req, res) => {
    const person = tokens.find(req.headers.authorization?.replace(/^Bearer /i, '') ?? '');
    if (person) res.json(describePerson(person));
    else res.status(401).json({ code: -401, msg: 'this access token does not exist' });
  });
  return router;
}

interface Authorizing {
  redirectUri: string;
  publicUrl: string;
  codes: ExpiringTokens<LocalPerson>;
}

/** Redirects only to our own callback; any other address gets an error page. */
function authorize(req: Request, res: Response, { redirectUri, publicUrl, codes }: Authorizing): void {
  const query = textsOf(req.query);
  const { response_type: type, client_id: client, redirect_uri: back, state = '' } = query;
  const isOurs = type === 'code' && client === LOCAL_KAKAO_KEY && back === redirectUri && state.length <= STATE_MAX;
  const person = LOCAL_PEOPLE.find(({ id }) => String(id) === query.person);
  const goBack = (outcome: Record<string, string>) =>
    res.redirect(`${redirectUri}?${new URLSearchParams({ ...outcome, ...(state && { state }) }).toString()}`);
  if (!isOurs || (query.person !== undefined && !person)) res.status(400).type('html').send(refusalPage(publicUrl));
  else if (query.cancel !== undefined) goBack({ error: 'access_denied', error_description: 'User denied access' });
  else if (person) goBack({ code: codes.issue(person) });
  else
    res.type('html').send(
      peoplePage(LOCAL_PEOPLE, (choice) => {
        const parameters = {
          response_type: 'code',
          client_id: LOCAL_KAKAO_KEY,
          redirect_uri: redirectUri,
          ...(state && { state }),
        };
        return `?${new URLSearchParams({ ...parameters, ...choice }).toString()}`;
      }),
    );
}

interface Exchanging {
  redirectUri: string;
  codes: ExpiringTokens<LocalPerson>;
  tokens: ExpiringTokens<LocalPerson>;
}

function exchange(req: Request, res: Response, { redirectUri, codes, tokens }: Exchanging): void {
  const { grant_type: type, client_id: client, redirect_uri: back, code = '' } = textsOf(req.body);
  const refuse = (status: number, error: string, code: string, text: string) =>
    res.status(status).json({ error, error_description: text, error_code: code });
  if (type !== 'authorization_code') refuse(400, 'invalid_request', 'KOE001', 'grant_type must be authorization_code');
  else if (client !== LOCAL_KAKAO_KEY) refuse(401, 'invalid_client', 'KOE101', 'Not exist client_id');
  else if (back !== redirectUri) refuse(400, 'invalid_grant', 'KOE303', 'Redirect URI mismatch');
  else {
    const person = codes.take(code);
    if (person) res.json({ token_type: 'bearer', access_token: tokens.issue(person), expires_in: TOKEN_MS / 1_000 });
    else refuse(400, 'invalid_grant', 'KOE320', 'authorization code not found');
  }
}

/** Ignores parameters that are repeated, lists or objects. */
function textsOf(values: unknown): Record<string, string | undefined> {
  const texts = Object.entries(values ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}
