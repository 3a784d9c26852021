/** What lies around a place: decides which kinds of facility gather there. */
export type Setting = 'city' | 'town' | 'sea' | 'hill';
