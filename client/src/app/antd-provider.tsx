import { App } from 'antd';
import type { ReactNode } from 'react';
import { AntdLook } from '../components/antd-look';

/** Look and language of antd, and the messages that come with it. */
export function AntdProvider({ children }: { children: ReactNode }) {
  return (
    <AntdLook>
      <App component={false} message={{ maxCount: 3 }}>
        {children}
      </App>
    </AntdLook>
  );
}
