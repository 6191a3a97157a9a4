import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Pencil, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '@icss/ui/Button/Button.tsx'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Menu } from '@icss/ui/Menu/Menu.tsx'
import type { MenuItem } from '@icss/ui/Menu/menu-item.ts'
import { Status } from '@icss/ui/Status/Status.tsx'
import { Tag } from '@icss/ui/Tag/Tag.tsx'
import { enablements } from '@icss/core/accounts/account.ts'
import { type Account, accountListQuery, accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { manageFault } from '@icss/core/accounts/manage-account.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { administratorOnly, meets } from '@icss/core/permissions/need.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { tabName } from '@icss/core/routes/personal-center-tabs.ts'
import { Question } from '../forms/Question.tsx'
import { ImportButton } from '../imports/ImportButton.tsx'
import { channelsContract } from '@icss/core/channels/channels.contract.ts'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { EntityList } from '../lists/EntityList.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { NameCell } from '../lists/NameCell.tsx'
import { SearchFilter } from '../lists/SearchFilter.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useTicks } from '../lists/useTicks.tsx'
import { useFlagWords } from '../permissions/useFlagWords.ts'
import { useTemplates } from '../permissions/useTemplates.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { leaveBackOffice } from '../sessions/leave-back-office.ts'
import { useNotify } from '../shell/useNotify.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { EditAccountDialog, NewAccountDialog } from './AccountDialog.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { InitialPasswordDialog, type Issued } from './InitialPasswordDialog.tsx'
import { WhyDialog } from './WhyDialog.tsx'

const query = z.extend(accountListQuery, tabName)

type Asked = 'disable' | 'endSessions' | 'resetPassword' | 'giveBusiness' | 'takeBusiness'
const titles = {
  disable: 'disableTitle',
  endSessions: 'endSessions',
  resetPassword: 'resetPassword',
  giveBusiness: 'giveBusiness',
  takeBusiness: 'takeBusiness',
} as const
const texts = {
  disable: 'disableText',
  endSessions: 'endSessionsText',
  resetPassword: 'resetPasswordText',
  giveBusiness: 'giveBusinessText',
  takeBusiness: 'takeBusinessText',
} as const
const done = {
  enable: 'enabled',
  disable: 'disabled',
  endSessions: 'sessionsEnded',
  giveBusiness: 'businessGiven',
  takeBusiness: 'businessTaken',
} as const

/** The accounts of the channel: who may log in, with which rights, and since when nobody has used one. */
export function AccountsPart() {
  const t = useCopy()
  const notify = useNotify()
  const words = useFlagWords()
  const queries = useQueryClient()
  const { accounts } = useClient()
  const session = useSession()
  const { account: me, channel } = session
  const givesBusiness = mayCall(accountsContract.setBusiness, session)
  const state = useListQuery(query)
  const { tab: _tab, ...filters } = state.query
  const ticks = useTicks('accounts', filters)
  const templates = useTemplates()
  const [isMaking, setMaking] = useState(false)
  const [edited, setEdited] = useState<Account>()
  const [asked, setAsked] = useState<{ readonly what: Asked; readonly of: Account }>()
  const [issued, setIssued] = useState<Issued>()
  const [explained, setExplained] = useState<Account>()
  const [handedTo, setHandedTo] = useState<{ readonly accountId?: string }>()
  const changed = () => queries.invalidateQueries({ queryKey: ['accounts'] })
  const change = useMutation({
    mutationFn: async ({ what, of }: { what: Asked | 'enable'; of: Account }) => {
      const params = { accountId: of.id }
      if (what === 'resetPassword') {
        const { initialPassword } = await accounts.resetPassword({ params })
        return { number: of.number, initialPassword }
      }
      if (what === 'giveBusiness' || what === 'takeBusiness')
        await accounts.setBusiness({ params, body: { business: what === 'giveBusiness' } })
      else await accounts[what]({ params })
      return undefined
    },
    onSuccess: async (made, { what }) => {
      setAsked(undefined)
      if (made) setIssued(made)
      else if (what !== 'resetPassword') notify.done(t(`accounts.${done[what]}`))
      await changed()
    },
    onError: (error, { what }) => (what === 'enable' ? notify.failed(error) : undefined),
  })
  const mayChange = (target: Account) =>
    mayCall(accountsContract.update, session) &&
    manageFault({ id: me.id, flags: channel.flags, business: me.business }, target) === undefined
  const why = (of: Account) => ({ id: 'why', label: t('accounts.why.open'), onPress: () => setExplained(of) })
  const handOver = (of: Account): MenuItem[] => {
    if (!meets(administratorOnly, session) || !mayCall(channelsContract.changeAdmin, session)) return []
    const label = t(of.isCurrentAdmin ? 'accounts.handOver.open' : 'accounts.handOver.make')
    return [
      { id: 'ofAdmin', isSeparator: true },
      { id: 'handOver', label, onPress: () => setHandedTo(of.isCurrentAdmin ? {} : { accountId: of.id }) },
    ]
  }
  const menuOf = (of: Account): MenuItem[] => {
    const item = (what: Asked) => ({ id: what, label: t(`accounts.${what}`), onPress: () => setAsked({ what, of }) })
    return [
      why(of),
      { id: 'ways', isSeparator: true },
      item('resetPassword'),
      item('endSessions'),
      ...(givesBusiness && !of.isCurrentAdmin ? [item(of.business ? 'takeBusiness' : 'giveBusiness')] : []),
      ...handOver(of),
      { id: 'rule', isSeparator: true },
      of.enabled
        ? { ...item('disable'), isDanger: true }
        : { id: 'enable', label: t('accounts.enable'), onPress: () => change.mutate({ what: 'enable', of }) },
    ]
  }
  const rightsOf = ({ isCurrentAdmin, templateName, ownFlags, flags }: Account): ReactNode => {
    if (isCurrentAdmin) return t('accounts.rights.ofAdmin')
    if (templateName !== null) return t('permissions.named', { name: templateName })
    return ownFlags ? `${t('accounts.rights.own')}：${words.held(flags)}` : t('accounts.rights.none')
  }
  return (
    <>
      <EntityList
        noun="accounts"
        isPart
        state={state}
        load={({ tab: _tab, ...asks }, signal) => accounts.list({ query: asks }, { signal })}
        nameOf={({ name }) => name}
        filters={
          <FilterBar label={t('accounts.search')} selection={ticks.bar}>
            <SearchFilter
              label={t('accounts.search')}
              value={state.query.q}
              onChange={(q) => state.change({ q, page: 1 })}
            />
            <ChoiceFilter
              label={t('accounts.fields.status')}
              value={state.query.status}
              onChange={(status) => state.change({ status, page: 1 })}
              options={enablements.map((value) => ({ value, label: t(`accounts.status.${value}`) }))}
            />
            <ChoiceFilter
              label={t('accounts.fields.template')}
              value={state.query.templateId}
              onChange={(templateId) => state.change({ templateId, page: 1 })}
              options={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </FilterBar>
        }
        headActions={(total) => (
          <>
            <ExportButton endpoint={accountsContract.export} query={state.query} total={total} />
            <ImportButton kind="accounts" />
            {mayCall(accountsContract.create, session) && (
              <Button variant="primary" icon={<Plus size={16} />} onPress={() => setMaking(true)}>
                {t('accounts.create')}
              </Button>
            )}
          </>
        )}
        {...ticks.selection}
        rowActionCount={2}
        rowActions={(row) => (
          <>
            {mayChange(row) && (
              <IconButton
                size="small"
                label={`${t('accounts.edit')} ${row.name}`}
                tooltip={t('accounts.edit')}
                icon={<Pencil size={16} />}
                onPress={() => setEdited(row)}
              />
            )}
            <Menu
              label={t('accounts.more', { name: row.name })}
              trigger={
                <IconButton size="small" label={t('accounts.more', { name: row.name })} icon={<Ellipsis size={16} />} />
              }
              items={
                mayChange(row) && row.id !== me.id
                  ? menuOf(row)
                  : [why(row), ...(row.isCurrentAdmin ? handOver(row) : [])]
              }
            />
          </>
        )}
        mayRemove={(row) => mayChange(row) && row.id !== me.id && !row.isCurrentAdmin}
        remove={({ id }) => accounts.delete({ params: { accountId: id } })}
        columns={[
          {
            id: 'name',
            header: t('accounts.fields.name'),
            isName: true,
            isSortable: true,
            minWidth: 150,
            render: ({ name, isCurrentAdmin, id, business }) => (
              <>
                <NameCell name={name} search={state.query.q ?? ''} />{' '}
                {isCurrentAdmin && <Tag>{t('accounts.currentAdmin')}</Tag>}
                {!isCurrentAdmin && id === me.id && <Tag>{t('accounts.itself')}</Tag>}
                {!isCurrentAdmin && business && channel.cocId !== null && <Tag>{t('accounts.business')}</Tag>}
              </>
            ),
          },
          {
            id: 'number',
            header: t('accounts.fields.number'),
            isSortable: true,
            width: 112,
            render: ({ number }) => <NameCell name={number} search={state.query.q ?? ''} />,
          },
          { id: 'phone', header: t('accounts.fields.phone'), width: 124, render: ({ phone }) => phone || '—' },
          { id: 'rights', header: t('accounts.fields.rights'), minWidth: 150, render: rightsOf },
          {
            id: 'status',
            header: t('accounts.fields.status'),
            width: 116,
            render: ({ enabled }) => (
              <Status tone={enabled ? 'good' : 'neutral'}>
                {t(`accounts.status.${enabled ? 'enabled' : 'disabled'}`)}
              </Status>
            ),
          },
          {
            id: 'lastSeenAt',
            header: t('accounts.fields.lastSeenAt'),
            width: timeWidth(140),
            render: ({ lastSeenAt, mustChangePassword }) =>
              lastSeenAt === null
                ? t('accounts.neverSeen')
                : mustChangePassword
                  ? t('accounts.mustChangePassword')
                  : formatDateTime(lastSeenAt),
          },
        ]}
      />
      {isMaking && (
        <NewAccountDialog
          onClose={() => setMaking(false)}
          onMade={(number, initialPassword) => {
            setMaking(false)
            setIssued({ number, initialPassword })
            void changed()
          }}
        />
      )}
      {edited && (
        <EditAccountDialog
          key={edited.id}
          account={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            notify.done(t('accounts.saved'))
            void changed()
          }}
        />
      )}
      {handedTo && (
        <HandOverDialog
          {...handedTo}
          onClose={() => setHandedTo(undefined)}
          onHandedOver={() => leaveBackOffice('handedOver')}
        />
      )}
      {explained && <WhyDialog account={explained} onClose={() => setExplained(undefined)} />}
      {issued && <InitialPasswordDialog issued={issued} onClose={() => setIssued(undefined)} />}
      {asked && (
        <Question
          isOpen
          title={t(`accounts.${titles[asked.what]}`)}
          confirmLabel={t(`accounts.${asked.what}`)}
          isDestructive={asked.what === 'disable'}
          isPending={change.isPending}
          error={change.error}
          onConfirm={() => change.mutate(asked)}
          onClose={() => {
            change.reset()
            setAsked(undefined)
          }}
        >
          {t(`accounts.${texts[asked.what]}`, { name: asked.of.name })}
        </Question>
      )}
    </>
  )
}
