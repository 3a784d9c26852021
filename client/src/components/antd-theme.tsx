import { ConfigProvider } from 'antd';
import koKR from 'antd/es/locale/ko_KR';
import type { ReactNode } from 'react';
import { ANTD_THEMES } from '../lib/design/antd-theme';
import { useTheme } from '../lib/design/use-theme';
import formLook from './form-look.module.css';

/** antd's labels for the password toggle do not say that it shows or hides a password. */
const LOCALE: typeof koKR = {
  ...koKR,
  global: { ...koKR.global, placeholder: koKR.global?.placeholder ?? '', show: '비밀번호 표시', hide: '비밀번호 숨기기' },
};

const FORM = { className: formLook.form, requiredMark: false };
const MODAL = { centered: true };

/** Theme, forms, dialogs and language of antd. Dialogs and forms that open on pages without antd bring it along. */
export const AntdTheme = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={ANTD_THEMES[useTheme()]} locale={LOCALE} form={FORM} modal={MODAL}>
    {children}
  </ConfigProvider>
);
