import { ConfigProvider } from 'antd';
import koKR from 'antd/es/locale/ko_KR';
import type { ReactNode } from 'react';
import { ANTD_THEMES } from '../lib/design/antd-theme';
import { useTheme } from '../lib/design/use-theme';

/** Its own words for the button beside a password do not say what is shown. */
const locale: typeof koKR = {
  ...koKR,
  global: { ...koKR.global, placeholder: koKR.global?.placeholder ?? '', show: '비밀번호 표시', hide: '비밀번호 숨기기' },
};

/** Look and language of antd. What pages without antd open (dialogs, forms) brings it along. */
export const AntdTheme = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={ANTD_THEMES[useTheme()]} locale={locale}>
    {children}
  </ConfigProvider>
);
