import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { mergeConfig, type Plugin } from 'vite'

/** The reader of props does not know `readonly` and would call such a type unknown; types are gone afterwards anyway. */
const legibleProps: Plugin = {
  name: 'legible-props',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/ui\/src\/.*\.tsx$/ },
    handler: (code) => code.replaceAll(/(: )readonly /g, '$1'),
  },
}

/** A story that shows the picture of another would have to be accepted a second time whenever that one changes. */
const blankPictures: Plugin = {
  name: 'blank-pictures',
  enforce: 'pre',
  load: {
    filter: { id: /__screenshots__/ },
    handler: () => ({
      code: `export default "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"`,
      moduleType: 'js',
    }),
  },
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../packages/web/src/**/*.stories.tsx'],
  staticDirs: ['./public', { from: '../packages/web/public/home', to: '/bcicss/home' }],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  // Without `react()` the build passes and the preview of the dev server stays blank.
  viteFinal: (base) => {
    const config = mergeConfig(base, {
      plugins: [react(), vanillaExtractPlugin()],
      build: { chunkSizeWarningLimit: 4000 },
    })
    return { ...config, plugins: [legibleProps, blankPictures, ...(config.plugins ?? [])] }
  },
}

export default config
