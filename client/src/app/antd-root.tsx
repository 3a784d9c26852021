import { Outlet } from 'react-router';
import { AntdProvider } from './antd-provider';

/** Around the pages that use antd; loaded with the first of them, so that the shell and the home page stay light. */
export function AntdRoot() {
  return (
    <AntdProvider>
      <Outlet />
    </AntdProvider>
  );
}
