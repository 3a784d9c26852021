import { App } from 'antd';
import { useEffect } from 'react';
import { onToast, takeToasts } from '../../lib/toast';
import { AntdProvider } from '../antd-provider';

/** Shows what lib/toast.ts was told. */
export function Toasts() {
  return (
    <AntdProvider>
      <Shown />
    </AntdProvider>
  );
}

function Shown() {
  const { message } = App.useApp();
  useEffect(() => {
    const show = () => {
      // The same words twice at a time say nothing more.
      for (const { text, type, key = text, seconds } of takeToasts())
        void message.open({ key, type, content: text, ...(seconds && { duration: seconds }) });
    };
    show();
    return onToast(show);
  }, [message]);
  return null;
}
