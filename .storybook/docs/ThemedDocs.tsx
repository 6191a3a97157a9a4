import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'

/** A docs page in the theme of the toolbar. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  const theme = useSyncExternalStore(
    (changed) => {
      channel.on(GLOBALS_UPDATED, changed)
      return () => channel.off(GLOBALS_UPDATED, changed)
    },
    () => themeIn(channel.last(GLOBALS_UPDATED)) ?? themeIn(channel.last(SET_GLOBALS)),
  )
  return (
    <DocsContainer context={context} theme={theme === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  )
}

const themeIn = (told: readonly { globals?: { theme?: string } }[] | undefined) => told?.[0]?.globals?.theme
