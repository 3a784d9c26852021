import { type MappingAlgorithm, theme as antd, type ThemeConfig } from 'antd';
import { type Color, PALETTE, type Theme } from './palette';

type ColorToken = keyof NonNullable<ThemeConfig['token']> & `color${string}`;

const COLORS: Partial<Record<ColorToken, Color>> = {
  colorPrimary: 'primary',
  colorPrimaryHover: 'primaryHover',
  colorPrimaryActive: 'primaryHover',
  colorPrimaryBg: 'primaryTint',
  colorLink: 'primary',
  colorLinkHover: 'primaryHover',
  colorLinkActive: 'primaryHover',
  colorText: 'ink',
  colorTextSecondary: 'muted',
  colorTextTertiary: 'muted',
  colorTextDescription: 'muted',
  colorTextPlaceholder: 'muted',
  colorTextDisabled: 'disabled',
  colorTextLightSolid: 'onFill',
  colorBorder: 'fieldBorder',
  colorBorderSecondary: 'line',
  colorBgLayout: 'cream',
  colorBgContainer: 'surface',
  colorBgElevated: 'surface',
  colorBgSpotlight: 'ink',
  colorSuccess: 'meadow',
  colorError: 'danger',
  colorInfo: 'info',
};

const SIZES: ThemeConfig['token'] = {
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
};

/** antd's dark algorithm darkens these too, until texts in them can hardly be read. */
const asInPalette: MappingAlgorithm = ({ colorPrimary, colorSuccess, colorError, colorInfo }, derived) => ({
  ...derived!,
  colorPrimary,
  colorSuccess,
  colorError,
  colorInfo,
});

/** antd derives its own shades, for which it needs colours: custom properties do not do. */
const themeOf = (theme: Theme): ThemeConfig => ({
  algorithm: theme === 'dark' ? [antd.darkAlgorithm, asInPalette] : antd.defaultAlgorithm,
  token: { ...Object.fromEntries(Object.entries(COLORS).map(([token, color]) => [token, PALETTE[color][theme]])), ...SIZES },
  components: { Modal: { titleFontSize: 20 } },
});

export const ANTD_THEMES: Record<Theme, ThemeConfig> = { light: themeOf('light'), dark: themeOf('dark') };
