import '@fontsource-variable/noto-sans-sc'
import type { Preview } from '@storybook/react-vite'
import { setElementVars } from '@vanilla-extract/dynamic'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { applyTheme, type DensityName, type ThemeName } from '../packages/ui/src/theme/applyTheme.ts'
import '../packages/ui/src/theme/global.css.ts'
import { vars } from '../packages/ui/src/theme/vars.css.ts'

const locales: Record<string, string> = { zh: 'zh-CN', en: 'en-US' }

// Pictures must not depend on the fonts of the machine that takes them.
setElementVars(document.documentElement, vars.font, {
  sans: '"Noto Sans SC Variable", sans-serif',
  mono: '"Noto Sans SC Variable", monospace',
})

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { language: 'zh', theme: 'light', density: 'regular', a11y: { manual: true } },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh', title: '中文' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'high-contrast', title: 'High contrast' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'ruler',
        dynamicTitle: true,
        items: [
          { value: 'regular', title: 'Regular' },
          { value: 'compact', title: 'Compact' },
          { value: 'roomy', title: 'Roomy' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Actions', 'Fields', 'Data', 'Overlays', 'Layout', 'Feedback'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 360 × 800', styles: { width: '360px', height: '800px' } },
        tablet: { name: 'Tablet 768 × 1024', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1280 × 720', styles: { width: '1280px', height: '720px' } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const language = String(globals['language'])
      applyTheme(globals['theme'] as ThemeName, globals['density'] as DensityName)
      document.documentElement.lang = locales[language] ?? language
      return (
        <I18nProvider locale={locales[language] ?? language}>
          <Story />
        </I18nProvider>
      )
    },
  ],
}

export default preview
