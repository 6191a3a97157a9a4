import { Check, CircleAlert, LoaderCircle } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Tabs } from '@icss/ui/Tabs/Tabs.tsx'
import { formatDateTime, formatTime } from '@icss/core/copy/format.ts'
import type { HomeContent } from '@icss/core/home-settings/home-document.ts'
import { type HomePart, partsFor } from '@icss/core/home-settings/home-part.ts'
import { type HomeScreen, homePageContract } from '@icss/core/home-settings/home-settings.contract.ts'
import type { HomeView } from '@icss/core/home-settings/home-view.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useCopy } from '../language/copy.ts'
import { PublicLinkPanel } from '../public-links/PublicLinkPanel.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { useReadsOnly } from '../shell/useReadsOnly.ts'
import * as styles from './HomeEditor.css.ts'
import { HomeHistory } from './HomeHistory.tsx'
import { HomePreview } from './HomePreview.tsx'
import type { PartProps } from './PartProps.ts'
import { PublishButton } from './PublishButton.tsx'
import { SharePreview } from './SharePreview.tsx'
import { type Typed, useHome } from './useHome.ts'

export type HomeEditorProps = {
  part: HomePart
  /** The parts that stand side by side as tabs. */
  parts: readonly HomePart[]
  onSelect: (part: HomePart) => void
  title: string
  form: (props: PartProps) => ReactNode
}

type Pane = 'edit' | 'history' | 'preview'

/** One part of the home screen: left what is edited, then what was and will be, right what people see. */
export function HomeEditor(props: HomeEditorProps) {
  const home = useHome()
  return home.data === undefined ? (
    <>
      <PageHead title={props.title} />
      <Fetched query={home} outline="form">
        {() => null}
      </Fetched>
    </>
  ) : (
    <Editor {...props} home={home.data} />
  )
}

function Editor({ part, parts, onSelect, title, form, home }: HomeEditorProps & { home: HomeScreen }) {
  const t = useCopy()
  const session = useSession()
  const isReader = useReadsOnly()
  const { homePage } = useClient()
  const [typed, setTyped] = useState<Typed>()
  const [state, setState] = useState<'saved' | 'saving' | 'faulty'>('saved')
  const [revision, setRevision] = useState<{ number: number; view: HomeView }>()
  const [pane, setPane] = useState<Pane>(isReader ? 'preview' : 'edit')
  // Another draft than the one that was typed stands on the server: fields begin anew with it.
  const [round, setRound] = useState(0)
  const allowed = partsFor(session)
  const changed = allowed.filter((one) => home.parts[one].isChanged)
  const { draft, editedBy, editedAt, inheritedFrom, isChanged } = home.parts[part]
  const onTyped = useCallback(
    (content: HomeContent, now: 'saved' | 'saving' | 'faulty') => {
      setTyped({ part, content })
      setState(now)
      setRevision(undefined)
    },
    [part],
  )
  const onReplaced = () => {
    setTyped(undefined)
    setRound(round + 1)
  }
  const isOthers = editedBy !== '' && editedBy !== session.account.name && isChanged && editedAt !== null
  const panes = [
    ...(isReader ? [] : [{ id: 'edit', label: t(`homeSettings.parts.${part}`), content: null }]),
    { id: 'history', label: t('homeSettings.history.title'), content: null },
    { id: 'preview', label: t('homeSettings.preview.title'), content: null },
  ]
  return (
    <>
      <PageHead
        title={title}
        count={
          <>
            {changed.length > 0 && <span>{t('homeSettings.changed', { count: changed.length })}</span>}
            <span role="status" className={styles.state} data-state={state}>
              {state === 'saving' && (
                <>
                  <LoaderCircle size={14} aria-hidden /> {t('homeSettings.saving')}
                </>
              )}
              {state === 'faulty' && (
                <>
                  <CircleAlert size={14} aria-hidden /> {t('homeSettings.unsaved')}
                </>
              )}
              {state === 'saved' && editedAt !== null && isChanged && (
                <>
                  <Check size={14} aria-hidden /> {t('homeSettings.saved', { time: formatTime(editedAt) })}
                </>
              )}
            </span>
          </>
        }
        actions={
          !isReader && (
            <>
              <SharePreview />
              <PublishButton revision={home.revision} changed={changed} isWaiting={state !== 'saved'} />
            </>
          )
        }
      />
      {isOthers && (
        <p className={styles.note}>
          {t('homeSettings.otherEdits', { name: editedBy, time: formatDateTime(editedAt) })}
        </p>
      )}
      {inheritedFrom !== '' && (
        <p className={styles.note}>
          {t('homeSettings.inherited', { channel: inheritedFrom, part: t(`homeSettings.parts.${part}`) })}
        </p>
      )}
      <div className={styles.paneTabs}>
        <Tabs label={title} items={panes} selected={pane} onSelect={(id) => setPane(id as Pane)} />
      </div>
      <div className={isReader ? styles.readColumns : styles.columns} data-pane={pane}>
        {!isReader && (
          <div className={styles.column} data-pane="edit">
            <Panel>
              <Tabs
                label={t('homeSettings.tabs')}
                selected={part}
                onSelect={(id) => onSelect(id as HomePart)}
                items={parts
                  .filter((one) => allowed.includes(one))
                  .map((one) => ({
                    id: one,
                    label: t(`homeSettings.parts.${one}`),
                    content: one === part && (
                      <div key={`${part} ${round}`} className={styles.wholeForm}>
                        {form({ home, onTyped })}
                      </div>
                    ),
                  }))}
              />
            </Panel>
          </div>
        )}
        <div className={styles.column} data-pane="history">
          <HomeHistory home={home} changed={changed} onShow={setRevision} onReplaced={onReplaced} />
          {mayCall(homePageContract.openLink, session) && <PublicLinkPanel group={homePage} id={session.channel.id} />}
        </div>
        <div className={styles.column} data-pane="preview">
          <HomePreview
            home={home}
            typed={typed ?? { part, content: draft }}
            revision={revision}
            onBack={() => setRevision(undefined)}
          />
        </div>
      </div>
    </>
  )
}
