import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { FocusBack } from '../Focus/FocusBack.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx'
import { body, dialog, footer as footerStyle, header, scrim, sizes, title as titleStyle } from './Dialog.css.ts'
import { usePlacedAnew } from './usePlacedAnew.ts'

export type DialogProps = {
  isOpen: boolean
  /** Escape, the cross, or a press outside when `isDismissable`. Staying open is the caller's to decide. */
  onClose: () => void
  title: string
  closeLabel: string
  size?: 'small' | 'medium' | 'large'
  /** Closes on a press outside: only where nothing typed can be lost. */
  isDismissable?: boolean
  /** Escape and the cross do nothing, while something is being saved. */
  isBusy?: boolean
  /** `alertdialog` interrupts with a question. */
  role?: 'dialog' | 'alertdialog'
  /** Buttons, the main one last. */
  footer?: ReactNode
  children: ReactNode
}

/** A question or a form over the page. Focus stays inside and goes back to where it came from. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, size = 'medium', isDismissable = false, isBusy = false } = props
  const { role = 'dialog', footer, children } = props
  const scrimRef = useRef<HTMLDivElement>(null)
  usePlacedAnew(scrimRef, isOpen)
  return (
    <ModalOverlay
      ref={scrimRef}
      className={scrim}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      isDismissable={isDismissable && !isBusy}
      isKeyboardDismissDisabled={isBusy}
    >
      <Modal className={sizes[size]}>
        <AriaDialog className={dialog} role={role}>
          <FocusBack />
          <div className={header}>
            <Heading slot="title" className={titleStyle}>
              {title}
            </Heading>
            <IconButton label={closeLabel} size="small" icon={<X size={16} />} isDisabled={isBusy} onPress={onClose} />
          </div>
          <ScrollArea className={body}>{children}</ScrollArea>
          {footer !== undefined && <div className={footerStyle}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
