import { Outlet } from 'react-router';
import { AntdTheme } from '../components/antd-theme';

/** Around the pages that use antd, and loaded with the first of them. */
export const AntdRoot = () => (
  <AntdTheme>
    <Outlet />
  </AntdTheme>
);
