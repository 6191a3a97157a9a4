import { Menu, PanelLeft, PanelLeftOpen, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../IconButton/IconButton.tsx'
import { narrow } from '../theme/measures.ts'
import {
  brand as brandStyle,
  content,
  drawer,
  drawerBody,
  drawerHead,
  footer as footerStyle,
  header,
  headerEnd,
  main,
  scrim,
  shell,
  side as sideStyle,
  skip,
} from './AppShell.css.ts'
import { useMedia } from './useMedia.ts'

export type AppShellProps = {
  /** Mark and name, at the start of the header. */
  brand: ReactNode
  /** Search, language, theme, sign out: at the end of the header. */
  headerEnd: ReactNode
  /** The side menu; asked twice, for the column and for the drawer (never collapsed there). */
  side: (isCollapsed: boolean) => ReactNode
  isCollapsed: boolean
  onCollapsedChange: (isCollapsed: boolean) => void
  labels: { collapse: string; expand: string; openMenu: string; closeMenu: string; menu: string; skip: string }
  /** Filing numbers, below the content. */
  footer?: ReactNode
  /** The element that scrolls has the id `content`. */
  children: ReactNode
}

/** Header, side menu, content. Below 768 px the menu is a drawer that closes when a screen is picked. */
export function AppShell(props: AppShellProps) {
  const { brand, side, isCollapsed, onCollapsedChange, labels, footer, children } = props
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isTablet = useMedia(narrow.tablet)
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a') !== null) setDrawerOpen(false)
  }
  return (
    <div className={shell} data-collapsed={isCollapsed ? '' : undefined}>
      <header className={header}>
        <a
          className={skip}
          href="#content"
          onClick={(event) => {
            // The address after # belongs to the router.
            event.preventDefault()
            document.getElementById('content')?.focus()
          }}
        >
          {labels.skip}
        </a>
        <div className={brandStyle}>{brand}</div>
        {isTablet ? (
          <IconButton
            label={labels.openMenu}
            tooltipPlacement="bottom"
            icon={<Menu size={18} />}
            onPress={() => setDrawerOpen(true)}
          />
        ) : (
          <IconButton
            label={isCollapsed ? labels.expand : labels.collapse}
            tooltipPlacement="bottom"
            icon={isCollapsed ? <PanelLeftOpen size={16} /> : <PanelLeft size={16} />}
            aria-expanded={!isCollapsed}
            onPress={() => onCollapsedChange(!isCollapsed)}
          />
        )}
        <div className={headerEnd}>{props.headerEnd}</div>
      </header>
      {!isTablet && (
        <aside className={sideStyle} aria-label={labels.menu}>
          {side(isCollapsed)}
        </aside>
      )}
      <main id="content" tabIndex={-1} className={main}>
        <div className={content}>{children}</div>
        {footer !== undefined && <footer className={footerStyle}>{footer}</footer>}
      </main>
      <ModalOverlay className={scrim} isDismissable isOpen={isTablet && isDrawerOpen} onOpenChange={setDrawerOpen}>
        <Modal className={drawer}>
          <Dialog className={drawerBody} aria-label={labels.menu}>
            <div className={drawerHead}>
              {brand}
              <IconButton label={labels.closeMenu} icon={<X size={16} />} onPress={() => setDrawerOpen(false)} />
            </div>
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the links inside, which keys press too */}
            <div onClick={closeOnLink}>{side(false)}</div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  )
}
