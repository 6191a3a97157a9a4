import { useQuery } from '@tanstack/react-query'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { defaultPageSize } from '@icss/core/contract/page-size.ts'
import { mainChannelOnly, meets } from '@icss/core/permissions/need.ts'
import type { PermissionTemplate } from '@icss/core/permission-templates/permission-template.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import * as styles from './TemplateDialog.css.ts'

interface Users {
  readonly items: readonly { readonly id: string; readonly name: string; readonly number: string | null }[]
  readonly total: number
}

/** Who has a template: accounts of the channel, and sub-channels of a main one. */
export function TemplateUsers({ template, onClose }: { template: PermissionTemplate; onClose: () => void }) {
  const t = useCopy()
  const { accounts, subChannels } = useClient()
  const hasSubChannels = meets(mainChannelOnly, useSession())
  const query = useQuery({
    queryKey: ['permissionTemplates', 'users', template.id],
    queryFn: async ({ signal }) => {
      const asked = { query: { templateId: template.id, pageSize: defaultPageSize } }
      const [people, subs] = await Promise.all([
        accounts.list(asked, { signal }),
        hasSubChannels ? subChannels.list(asked, { signal }) : { items: [], total: 0 },
      ])
      const ofSubs = subs.items.map(({ id, name, accountNumber: number }) => ({ id, name, number }))
      return { accounts: people as Users, subChannels: { items: ofSubs, total: subs.total } as Users }
    },
  })
  const listed = (title: string, { items, total }: Users) => (
    <div className={styles.group}>
      <span className={styles.groupTitle}>{title}</span>
      {total === 0 && <span className={styles.quiet}>{t('permissionTemplates.noUsers')}</span>}
      {items.map(({ id, name, number }) => (
        <span key={id} className={styles.line}>
          {name}
          <span className={styles.quiet}>{number}</span>
        </span>
      ))}
      {total > items.length && (
        <span className={styles.quiet}>{t('permissionTemplates.more', { count: total - items.length })}</span>
      )}
    </div>
  )
  return (
    <Dialog
      isOpen
      isDismissable
      size="small"
      title={t('permissionTemplates.usedBy', { name: template.name })}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <Fetched query={query} outline={4}>
        {(users) => (
          <>
            {listed(t('permissionTemplates.accounts'), users.accounts)}
            {hasSubChannels && listed(t('permissionTemplates.subChannels'), users.subChannels)}
          </>
        )}
      </Fetched>
    </Dialog>
  )
}
