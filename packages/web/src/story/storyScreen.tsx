import type { StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import type { Language } from '@icss/core/copy/language.ts'
import { sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { ScreenStage } from './ScreenStage.tsx'
import type { StoryRecords } from './story-server.ts'
import { type StoryAnswers, stubClient } from './stub-client.ts'
import { storyTransport, type StoryTransfer } from './uploads.ts'

export interface StoryScreen {
  readonly session?: Session
  /** What the server holds in place of what the nouns bring. */
  readonly records?: StoryRecords
  /** What single calls answer. */
  readonly answers?: StoryAnswers
  /** How files are sent; to their end unless said. */
  readonly uploads?: StoryTransfer
}

/** The story of a screen: on the shell, at `path`, with a server that holds what the nouns bring. */
export const storyScreen = (
  path: string,
  view: ReactNode,
  { session = sessionFixture(), records = {}, answers = {}, uploads = { kind: 'whole' } }: StoryScreen = {},
): NonNullable<StoryObj['render']> =>
  function Screen(_, { globals }) {
    const [transport] = useState(() => storyTransport(uploads))
    return (
      <ScreenStage
        language={globals['language'] as Language}
        path={path}
        client={stubClient(answers, records)}
        session={session}
        uploads={transport}
      >
        {view}
      </ScreenStage>
    )
  }
