import { useState, type ComponentType } from 'react';
import { tellLoadFailure } from '../lib/load-failure';

const FAILED = '창을 열지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.';

/**
 * A dialog (or a form in its place) whose code comes when it is first opened. One that does not come is said and may be tried again,
 * where `lazy` would keep its failure and take the page along.
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>, failed = FAILED) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);

  /** @returns whether the dialog is there */
  const prepare = async (): Promise<boolean> => {
    if (Dialog) return true;
    try {
      const loaded = await load();
      setDialog(() => loaded);
      return true;
    } catch {
      await tellLoadFailure(failed);
      return false;
    }
  };
  return { Dialog, prepare };
}
