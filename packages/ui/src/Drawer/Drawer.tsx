import { X } from 'lucide-react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { body, dialog, footer as footerStyle, header, title as titleStyle } from '../Dialog/Dialog.css.ts'
import type { DialogProps } from '../Dialog/Dialog.tsx'
import { FocusBack } from '../Focus/FocusBack.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx'
import { drawer, grow, scrim } from './Drawer.css.ts'

export type DrawerProps = Omit<DialogProps, 'size' | 'role'>

/** A record beside the list it comes from; on a phone it covers the screen. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onClose, title, closeLabel, isDismissable = true, isBusy = false, footer, children } = props
  return (
    <ModalOverlay
      className={scrim}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      isDismissable={isDismissable && !isBusy}
      isKeyboardDismissDisabled={isBusy}
    >
      <Modal className={drawer}>
        <AriaDialog className={dialog}>
          <FocusBack />
          <div className={header}>
            <Heading slot="title" className={titleStyle}>
              {title}
            </Heading>
            <IconButton label={closeLabel} size="small" icon={<X size={16} />} isDisabled={isBusy} onPress={onClose} />
          </div>
          <ScrollArea className={`${body} ${grow}`}>{children}</ScrollArea>
          {footer !== undefined && <div className={footerStyle}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
