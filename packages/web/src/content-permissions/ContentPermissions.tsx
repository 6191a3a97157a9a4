import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Lock, LockOpen, Network } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { FormFault } from '@icss/ui/Form/FormFault.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { contentKinds } from '@icss/core/content-permissions/content-permission.ts'
import type { OpeningChange } from '@icss/core/content-permissions/opening-plan.ts'
import { AskBeforeLeaving } from '../forms/AskBeforeLeaving.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { SearchFilter } from '../lists/SearchFilter.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { AppliedPlan } from '../plans/AppliedPlan.tsx'
import { type BulkPlanParts, useBulkPlan } from '../plans/useBulkPlan.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { useShown } from '../shell/useShown.ts'
import * as styles from './ContentPermissions.css.ts'
import { matrixQuery } from './matrix-query.ts'
import { changeOf, type OpeningDraft } from './opening-draft.ts'
import { openingQuery, openingViews } from './opening-query.ts'
import { OpenAllDialog } from './OpenAllDialog.tsx'
import { OpenedContentList } from './OpenedContentList.tsx'
import { OpenedGroups } from './OpenedGroups.tsx'
import { OpeningMatrix } from './OpeningMatrix.tsx'
import { OpeningPlanView } from './OpeningPlanView.tsx'

const changeOfOpenings: BulkPlanParts<OpeningChange> = {
  plan: ({ contentPermissions }, body, signal) => contentPermissions.plan({ body }, { signal }),
  apply: ({ contentPermissions }, body) => contentPermissions.apply({ body }),
  changes: ['contentPermissions'],
}

const nothing: OpeningDraft = new Map()

function Openings({ groups, channels }: { groups: readonly ChannelGroup[]; channels: number }) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const list = useListQuery(openingQuery)
  const { query, change } = list
  const { pathname } = useShown((shown) => shown)
  const bulk = useBulkPlan(changeOfOpenings)
  const { state, send } = bulk
  const [draft, setDraft] = useState(nothing)
  const [asked, setAsked] = useState<'openAll' | 'closeAll'>()
  const { plan, applied, failure } = state.context
  const isOver = state.matches('applied') || state.matches('undoing') || state.matches('undone')
  const isPlanning = state.matches('planning')
  const isPlanned = state.matches('planned') || state.matches('applying') || state.matches('stale')
  if (isOver && applied)
    return (
      <AppliedPlan
        {...bulk}
        applied={applied}
        send={(event) => {
          if (event.type === 'again') setDraft(nothing)
          send(event)
        }}
        words={{
          applied: (count) => t('contentPermissions.plan.applied', { count }),
          undone: (count) => t('contentPermissions.plan.undone', { count }),
        }}
      />
    )
  if (plan && (isPlanned || isPlanning))
    return (
      <OpeningPlanView
        key={plan.id}
        state={state}
        send={send}
        plan={plan}
        groups={groups}
        onBack={() => send({ type: 'again' })}
      />
    )
  return (
    <>
      <div className={styles.head}>
        <RadioGroup
          isRow
          label={t('contentPermissions.part.view')}
          isLabelHidden
          options={openingViews.map((view) => ({ value: view, label: t(`contentPermissions.part.views.${view}`) }))}
          value={query.view}
          onChange={(view) => change({ view: openingViews.find((one) => one === view), page: 1 })}
        />
        <div className={styles.buttons}>
          <Button icon={<Lock size={16} />} isDisabled={isPlanning} onPress={() => setAsked('closeAll')}>
            {t('contentPermissions.part.closeAll')}
          </Button>
          <Button icon={<LockOpen size={16} />} isDisabled={isPlanning} onPress={() => setAsked('openAll')}>
            {t('contentPermissions.part.openAll')}
          </Button>
        </div>
      </div>
      {failure !== undefined && (
        <div className={styles.fault}>
          <FormFault>{inOneLine(failure)}</FormFault>
        </div>
      )}
      <FilterBar label={t('contentPermissions.part.search')}>
        <SearchFilter
          label={t('contentPermissions.part.search')}
          value={query.q}
          onChange={(q) => change({ q, page: 1 })}
        />
        <ChoiceFilter
          label={t('contentPermissions.part.kind')}
          options={contentKinds.map((kind) => ({ value: kind, label: t(`contentPermissions.part.kinds.${kind}`) }))}
          value={query.kind}
          onChange={(kind) => change({ kind, page: 1 })}
        />
        <ChoiceFilter
          label={t('contentPermissions.part.status')}
          options={(['some', 'none'] as const).map((open) => ({
            value: open,
            label: t(`contentPermissions.part.opened.${open}`),
          }))}
          value={query.open}
          onChange={(open) => change({ open, page: 1 })}
        />
        <ChoiceFilter
          label={t('contentPermissions.part.group')}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={query.groupId}
          onChange={(groupId) => change({ groupId, page: 1 })}
        />
      </FilterBar>
      {query.view === 'matrix' && (
        <OpeningMatrix
          state={list}
          groups={groups}
          channels={channels}
          draft={draft}
          onDraft={setDraft}
          isPlanning={isPlanning}
          onPreview={() => send({ type: 'plan', wanted: changeOf(draft) })}
        />
      )}
      {query.view === 'content' && <OpenedContentList state={list} groups={groups} />}
      {query.view === 'group' && <OpenedGroups state={list} groups={groups} />}
      {asked && (
        <OpenAllDialog
          does={asked}
          groups={groups}
          kind={query.kind}
          onClose={() => setAsked(undefined)}
          onPlan={(wanted) => {
            setAsked(undefined)
            send({ type: 'plan', wanted })
          }}
        />
      )}
      <AskBeforeLeaving
        isDirty={draft.size > 0}
        onDiscard={() => setDraft(nothing)}
        // Another filter or view keeps what was ticked.
        isKeptAt={(place) => place.pathname === pathname && /[?&]tab=contentPermissions\b/.test(place.search)}
      />
    </>
  )
}

/**
 * Which channel groups see which content (personal-centre.md, Opening content): as a matrix, by content or by group. What
 * is ticked is planned, looked at, applied as a run and undone, as permissions are.
 */
export function ContentPermissions() {
  const t = useCopy()
  const client = useClient()
  const pathTo = usePaths()
  const { query } = useListQuery(openingQuery)
  usePrefetchQuery(matrixQuery(client, query))
  const found = useQuery({
    queryKey: ['channelGroups', 'reach'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [{ items: groups }, { total: channels }] = await Promise.all([
        client.channelGroups.list({}, { signal }),
        client.subChannels.list({ query: { pageSize: 1 } }, { signal }),
      ])
      return { groups, channels }
    },
  })
  return (
    <Fetched query={found}>
      {({ groups, channels }) =>
        groups.length === 0 ? (
          <EmptyState
            picture="list"
            title={t('contentPermissions.part.noGroups.title')}
            text={t('contentPermissions.part.noGroups.text')}
            actions={
              <Button icon={<Network size={16} />} href={pathTo('personalCenterStair')}>
                {t('contentPermissions.manage')}
              </Button>
            }
          />
        ) : (
          <Openings groups={groups} channels={channels} />
        )
      }
    </Fetched>
  )
}
