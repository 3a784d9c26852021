import { App } from 'antd';

const KEY = 'map';

/** What the map's buttons have to say: the latest replaces the former one, so that they do not pile up over the map. */
export function useMapMessage() {
  const { message } = App.useApp();
  return (type: 'success' | 'warning' | 'error', content: string): void => void message.open({ key: KEY, type, content });
}
