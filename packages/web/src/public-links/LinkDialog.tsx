import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { linkGroups } from '@icss/core/public-links/linked-kinds.ts'
import type { ListedLink } from '@icss/core/public-links/public-links.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { PublicLinkPanel } from './PublicLinkPanel.tsx'

export type LinkDialogProps = { link: ListedLink; onClose: () => void }

/** The link of something in the list of all: shown with its code, renewed, turned off. */
export function LinkDialog({ link: { kind, id, name }, onClose }: LinkDialogProps) {
  const t = useCopy()
  const group = useClient()[linkGroups[kind]]
  return (
    <Dialog isOpen onClose={onClose} title={name} closeLabel={t('shell.close')}>
      <PublicLinkPanel
        group={group}
        id={id}
        of={{ key: kind, title: t(`publicLinks.kinds.${kind}`), off: t('publicLinks.panel.off') }}
        name={name}
      />
    </Dialog>
  )
}
