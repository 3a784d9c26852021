import { type DocumentNode, parse } from 'graphql';

/** A page of the client as the server knows it: which addresses exist, so that all others answer 404. */
export interface Page {
  /** Matched ignoring case and a trailing slash. */
  path: RegExp;
  /** Asked as a visitor; a null `thing` means that this page does not exist. */
  document?: DocumentNode;
}

export const PAGES: Page[] = [
  { path: /^\/$/ },
  { path: /^\/about\/?$/i },
  { path: /^\/kakaomap\/?$/i },
  { path: /^\/(login|signup|member|member\/edit|auth\/kakao\/callback|unauthorized|terms|privacy)\/?$/i },
  {
    path: /^\/facility\/(?<id>[^/]+)\/?$/i,
    document: parse('query FacilityPageExists($id: ID!) { thing: facility(id: $id) { id } }'),
  },
];
