import { Outlet } from 'react-router';
import { AntdTheme } from '../components/antd-theme';

/** Around the pages that use antd; loaded with the first of them, so that the shell and the home page stay light. */
export function AntdRoot() {
  return (
    <AntdTheme>
      <Outlet />
    </AntdTheme>
  );
}
