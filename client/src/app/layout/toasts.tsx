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
      for (const { text, type } of takeToasts()) void message[type](text);
    };
    show();
    return onToast(show);
  }, [message]);
  return null;
}
