import type { ThemeConfig } from 'antd';
import { PALETTE } from './palette.generated';

/** antd derives its own shades, for which it needs colours: custom properties do not do. */
export const theme: ThemeConfig = {
  token: {
    colorPrimary: PALETTE.primary,
    colorPrimaryHover: PALETTE.primaryHover,
    colorPrimaryActive: PALETTE.primaryHover,
    colorPrimaryBg: PALETTE.primaryTint,
    colorLink: PALETTE.primary,
    colorLinkHover: PALETTE.primaryHover,
    colorLinkActive: PALETTE.primaryHover,
    colorText: PALETTE.ink,
    colorTextSecondary: PALETTE.muted,
    colorTextTertiary: PALETTE.muted,
    colorTextDescription: PALETTE.muted,
    colorTextPlaceholder: PALETTE.muted,
    colorTextDisabled: PALETTE.disabled,
    colorBorder: PALETTE.fieldBorder,
    colorBorderSecondary: PALETTE.line,
    colorBgLayout: PALETTE.cream,
    colorSuccess: PALETTE.meadow,
    colorError: PALETTE.danger,
    colorInfo: PALETTE.info,
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
