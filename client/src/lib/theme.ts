import type { ThemeConfig } from 'antd';

/** antd works out its own shades from these, so they are colours here and custom properties in tokens.css: keep both alike. */
export const theme: ThemeConfig = {
  token: {
    colorPrimary: '#C2410C',
    colorPrimaryHover: '#9A3412',
    colorPrimaryActive: '#9A3412',
    colorPrimaryBg: '#FFEDD5',
    colorLink: '#C2410C',
    colorLinkHover: '#9A3412',
    colorLinkActive: '#9A3412',
    colorText: '#2A2320',
    colorTextSecondary: '#6B5F58',
    colorTextTertiary: '#6B5F58',
    colorTextDescription: '#6B5F58',
    colorTextPlaceholder: '#6B5F58',
    colorTextDisabled: '#75695F',
    colorBorder: '#8C7F76',
    colorBorderSecondary: '#EFE6DB',
    colorBgLayout: '#FFFBF5',
    colorSuccess: '#2F7D4F',
    colorError: '#B42318',
    colorInfo: '#1D5FA8',
    borderRadius: 10,
    borderRadiusLG: 12,
    controlHeight: 44,
    controlHeightSM: 32,
    fontFamily:
      "'Baldojang Text', 'Pretendard Variable', Pretendard, -apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Malgun Gothic', NanumGothic, system-ui, sans-serif",
    fontSize: 16,
    fontSizeSM: 14,
    lineHeight: 1.6,
    motionDurationFast: '0.15s',
    motionDurationMid: '0.18s',
    motionDurationSlow: '0.22s',
  },
  components: { Modal: { titleFontSize: 20 } },
};
