import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '@icss/ui/Button/Button.tsx'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Menu } from '@icss/ui/Menu/Menu.tsx'
import type { MenuItem } from '@icss/ui/Menu/menu-item.ts'
import { Status } from '@icss/ui/Status/Status.tsx'
import { enablements } from '@icss/core/accounts/account.ts'
import { type SubChannel, subChannelListQuery, subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import { formatDay } from '@icss/core/copy/format.ts'
import { reachFault } from '@icss/core/permissions/reach.ts'
import { tabName } from '@icss/core/routes/personal-center-tabs.ts'
import { mayVisit } from '@icss/core/support-visits/visits-of.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { InitialPasswordDialog, type Issued } from '../accounts/InitialPasswordDialog.tsx'
import { Question } from '../forms/Question.tsx'
import { ImportButton } from '../imports/ImportButton.tsx'
import { useCopy } from '../language/copy.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { NameCell } from '../lists/NameCell.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { SearchFilter } from '../lists/SearchFilter.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useFlagWords } from '../permissions/useFlagWords.ts'
import { useTemplates } from '../permissions/useTemplates.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { usePaths } from '../shell/usePaths.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { VisitQuestion } from '../support-visits/VisitQuestion.tsx'

const query = z.extend(subChannelListQuery, tabName)

type Asked = 'disable' | 'resetPassword'
const titles = { disable: 'disableTitle', resetPassword: 'resetPassword' } as const
const texts = { disable: 'disableText', resetPassword: 'resetPasswordText' } as const

/** The sub-channels of a main channel: who manages each, with which rights, and how many more there may be. */
export function SubChannelsPart() {
  const t = useCopy()
  const notify = useNotify()
  const words = useFlagWords()
  const pathTo = usePaths()
  const queries = useQueryClient()
  const { subChannels } = useClient()
  const session = useSession()
  const { account, channel } = session
  const state = useListQuery(query)
  const templates = useTemplates()
  const [asked, setAsked] = useState<{ readonly what: Asked; readonly of: SubChannel }>()
  const [visited, setVisited] = useState<SubChannel>()
  const [issued, setIssued] = useState<Issued>()
  const limit = useQuery({
    queryKey: ['subChannels', 'limit'],
    queryFn: ({ signal }) => subChannels.list({ query: { pageSize: 1 } }, { signal }),
  })
  const left = limit.data && Math.max(0, limit.data.quota - limit.data.total)
  const change = useMutation({
    mutationFn: async ({ what, of }: { what: Asked | 'enable'; of: SubChannel }) => {
      const params = { subChannelId: of.id }
      if (what !== 'resetPassword') {
        await subChannels[what]({ params })
        return undefined
      }
      const { initialPassword } = await subChannels.resetPassword({ params })
      return { number: of.accountNumber ?? '', initialPassword }
    },
    onSuccess: async (made, { what }) => {
      setAsked(undefined)
      if (made) setIssued(made)
      else notify.done(t(what === 'enable' ? 'subChannels.enabled' : 'subChannels.disabled'))
      await queries.invalidateQueries({ queryKey: ['subChannels'] })
    },
    onError: (error, { what }) => (what === 'enable' ? notify.failed(error) : undefined),
  })
  const mayChange = ({ flags: held }: SubChannel) =>
    reachFault({ flags: channel.flags, business: account.business }, { held }) === undefined
  const menuOf = (of: SubChannel): MenuItem[] => {
    const item = (what: Asked) => ({ id: what, label: t(`subChannels.${what}`), onPress: () => setAsked({ what, of }) })
    return [
      item('resetPassword'),
      ...(mayVisit(session, of)
        ? [{ id: 'visit', label: t('supportVisits.begin'), onPress: () => setVisited(of) }]
        : []),
      { id: 'rule', isSeparator: true },
      of.enabled
        ? { ...item('disable'), isDanger: true }
        : { id: 'enable', label: t('subChannels.enable'), onPress: () => change.mutate({ what: 'enable', of }) },
    ]
  }
  const create = (
    <Button
      variant="primary"
      icon={<Plus size={16} />}
      isDisabled={left === 0}
      href={pathTo('newsubject', { id: '0', mouldId: templates.data?.find(({ isDefault }) => isDefault)?.id ?? '0' })}
    >
      {t('subChannels.create')}
    </Button>
  )
  return (
    <>
      <RecordList
        title={t('subChannels.title')}
        queryKey="subChannels"
        isPart
        state={state}
        load={({ tab: _tab, ...asks }, signal) => subChannels.list({ query: asks }, { signal })}
        getKey={({ id }) => id}
        count={(count) =>
          [
            t('subChannels.count', { count }),
            left === undefined ? '' : left > 0 ? t('subChannels.left', { count: left }) : t('subChannels.full'),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        headActions={(total) => (
          <>
            <ExportButton endpoint={subChannelsContract.export} query={state.query} total={total} />
            <ImportButton kind="subChannels" />
            {create}
          </>
        )}
        filters={
          <FilterBar label={t('subChannels.search')}>
            <SearchFilter
              label={t('subChannels.search')}
              value={state.query.q}
              onChange={(q) => state.change({ q, page: 1 })}
            />
            <ChoiceFilter
              label={t('subChannels.fields.status')}
              value={state.query.status}
              onChange={(status) => state.change({ status, page: 1 })}
              options={enablements.map((value) => ({ value, label: t(`subChannels.status.${value}`) }))}
            />
            <ChoiceFilter
              label={t('subChannels.fields.template')}
              value={state.query.templateId}
              onChange={(templateId) => state.change({ templateId, page: 1 })}
              options={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </FilterBar>
        }
        empty={{ title: t('subChannels.empty.title'), text: t('subChannels.empty.text'), firstStep: create }}
        actionCount={2}
        actions={(row) =>
          mayChange(row) && (
            <>
              <IconButton
                size="small"
                label={`${t('subChannels.edit')} ${row.name}`}
                tooltip={t('subChannels.edit')}
                icon={<Pencil size={16} />}
                href={pathTo('newsubject', { id: row.id, mouldId: row.templateId ?? '0' })}
              />
              <Menu
                label={t('subChannels.more', { name: row.name })}
                trigger={
                  <IconButton
                    size="small"
                    label={t('subChannels.more', { name: row.name })}
                    icon={<Ellipsis size={16} />}
                  />
                }
                items={menuOf(row)}
              />
            </>
          )
        }
        columns={[
          {
            id: 'name',
            header: t('subChannels.fields.name'),
            isName: true,
            isSortable: true,
            minWidth: 160,
            render: ({ name }) => <NameCell name={name} search={state.query.q ?? ''} />,
          },
          {
            id: 'accountNumber',
            header: t('subChannels.fields.accountNumber'),
            width: 120,
            render: ({ accountNumber }) => accountNumber ?? '—',
          },
          {
            id: 'adminPhone',
            header: t('subChannels.fields.adminPhone'),
            width: 124,
            isWideOnly: true,
            render: ({ adminPhone }) => adminPhone || '—',
          },
          {
            id: 'rights',
            header: t('subChannels.fields.ownFlags'),
            minWidth: 150,
            render: ({ templateName, flags }) =>
              templateName === null ? words.held(flags) : t('permissions.named', { name: templateName }),
          },
          {
            id: 'storage',
            header: t('subChannels.fields.storage'),
            width: 112,
            isWideOnly: true,
            render: ({ storageQuotaBytes }) => sizeText(storageQuotaBytes),
          },
          {
            id: 'status',
            header: t('subChannels.fields.status'),
            width: 104,
            render: ({ enabled }) => (
              <Status tone={enabled ? 'good' : 'neutral'}>
                {t(`subChannels.status.${enabled ? 'enabled' : 'disabled'}`)}
              </Status>
            ),
          },
          {
            id: 'createdAt',
            header: t('subChannels.fields.createdAt'),
            isSortable: true,
            width: 112,
            render: ({ createdAt }) => formatDay(createdAt),
          },
        ]}
      />
      <Question
        isOpen={asked !== undefined}
        onClose={() => {
          change.reset()
          setAsked(undefined)
        }}
        onConfirm={() => asked && change.mutate(asked)}
        title={t(`subChannels.${titles[asked?.what ?? 'disable']}`)}
        confirmLabel={t(`subChannels.${asked?.what ?? 'disable'}`)}
        isDestructive={asked?.what === 'disable'}
        isPending={change.isPending}
        error={change.error}
      >
        {t(`subChannels.${texts[asked?.what ?? 'disable']}`, { name: asked?.of.name ?? '' })}
      </Question>
      {visited && <VisitQuestion of={visited} onClose={() => setVisited(undefined)} />}
      {issued && <InitialPasswordDialog issued={issued} onClose={() => setIssued(undefined)} />}
    </>
  )
}
