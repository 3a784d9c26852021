import { Outlet } from 'react-router';
import { AntdLook } from '../components/antd-look';

/** Around the pages that use antd; loaded with the first of them, so that the shell and the home page stay light. */
export function AntdRoot() {
  return (
    <AntdLook>
      <Outlet />
    </AntdLook>
  );
}
