import './clock.ts'
import '@fontsource-variable/noto-sans-sc'
import type { Preview } from '@storybook/react-vite'
import { STORY_FINISHED } from 'storybook/internal/core-events'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { setElementVars } from '@vanilla-extract/dynamic'
import { type ComponentProps, lazy, Suspense, useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { applyTheme, type DensityName, type ThemeName } from '../packages/ui/src/theme/applyTheme.ts'
import '../packages/ui/src/theme/global.css.ts'
import { latinQuotes } from '../packages/ui/src/theme/themes.css.ts'
import { vars } from '../packages/ui/src/theme/vars.css.ts'
import { asTheStory, ConditionsContext } from '../packages/web/src/story/conditions.ts'
import { conditionMenus, conditionsOf } from './condition-menus.ts'
import { modes, windows } from './modes.ts'
import { argsOfPlaygrounds, controlsOfPlaygrounds } from './playground-controls.ts'
import { showPseudo } from './pseudo.ts'

// A machine that does other things as well is slow, not wrong.
configure({ asyncUtilTimeout: 60_000 })

// Kept out of what every story loads.
const DocsPage = lazy(() => import('./docs/DocsPage.tsx').then((docs) => ({ default: docs.DocsPage })))

const ThemedDocs = lazy(() => import('./docs/ThemedDocs.tsx').then((docs) => ({ default: docs.ThemedDocs })))

const locales: Record<string, string> = { zh: 'zh-CN', en: 'en-US' }

/** Pictures must not depend on the fonts of the machine that takes them. */
const applyFonts = (language: string) =>
  setElementVars(document.documentElement, vars.font, {
    sans: `${language === 'en' ? `${latinQuotes}, ` : ''}"Noto Sans SC Variable", sans-serif`,
    mono: '"Noto Sans SC Variable", monospace',
  })

type Documented = { __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> } }

/** Types of props as they are written: `'small' | 'medium'`, not “union”. */
const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = props?.[name]?.tsType?.raw
      return [
        name,
        written === undefined ? argType : { ...argType, table: { ...argType.table, type: { summary: written } } },
      ]
    }),
  )
}
// After the one that reads them.
writtenTypes.secondPass = true

/** Play functions look for the words of the copy, so the story is played in English first. Answers how to stop it. */
function showPseudoOncePlayed(): () => void {
  const channel = addons.getChannel()
  let hide: (() => void) | undefined
  const show = () => (hide ??= showPseudo(document.body))
  channel.on(STORY_FINISHED, show)
  return () => {
    channel.off(STORY_FINISHED, show)
    hide?.()
  }
}

const viewport = (name: string, { width, height }: { width: number; height: number }) => ({
  name: `${name} ${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [writtenTypes, controlsOfPlaygrounds],
  argsEnhancers: [argsOfPlaygrounds],
  initialGlobals: { language: 'zh', theme: 'light', density: 'regular', ...asTheStory, a11y: { manual: true } },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh', title: '中文' },
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'Pseudo, 40 % longer' },
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
    ...conditionMenus,
  },
  parameters: {
    layout: 'padded',
    chromatic: { modes },
    // What is chosen there is not to be written into the stories.
    controls: { expanded: true, disableSaveFromUI: true },
    docs: {
      container: (props: ComponentProps<typeof ThemedDocs>) => (
        <Suspense fallback={null}>
          <ThemedDocs {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: ['Start', 'Patterns', 'Foundations', 'Actions', 'Fields', 'Data', 'Overlays', 'Layout', 'Feedback'],
      },
    },
    viewport: {
      options: {
        desktop: viewport('Desktop', windows.desktop),
        phone: viewport('Phone', windows.phone),
        wide: viewport('Wide', { width: 1920, height: 1080 }),
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const isPseudo = globals['language'] === 'pseudo'
      const language = isPseudo ? 'en' : String(globals['language'])
      useLayoutEffect(() => (isPseudo ? showPseudoOncePlayed() : undefined), [isPseudo])
      applyTheme(globals['theme'] as ThemeName, globals['density'] as DensityName)
      applyFonts(language)
      document.documentElement.lang = locales[language] ?? language
      return (
        <I18nProvider locale={locales[language] ?? language}>
          <ConditionsContext value={conditionsOf(globals)}>
            <Story globals={{ ...globals, language }} />
          </ConditionsContext>
        </I18nProvider>
      )
    },
  ],
}

export default preview
