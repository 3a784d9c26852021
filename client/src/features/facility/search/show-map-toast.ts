import { showToast, type Toast } from '../../../lib/toast';

const KEY = 'map';

/** What the map's buttons have to say: the latest replaces the former one, so that they do not pile up over the map. */
export const showMapToast = (type: Toast['type'], text: string): void => showToast({ key: KEY, type, text });
