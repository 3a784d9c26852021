import { App, ConfigProvider } from 'antd';
import koKR from 'antd/es/locale/ko_KR';
import { Outlet } from 'react-router';
import { theme } from '../lib/theme';

/** Around the pages that use antd; loaded with the first of them, so that the shell and the home page stay light. */
export function AntdRoot() {
  return (
    <ConfigProvider theme={theme} locale={koKR}>
      <App component={false} message={{ maxCount: 3 }}>
        <Outlet />
      </App>
    </ConfigProvider>
  );
}
