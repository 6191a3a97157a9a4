import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { createContext, type FocusEvent, use, useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { card, icons, stacks, title, words } from './ToastRegion.css.ts'
import type { Toast, Toasts } from './toasts.ts'

export type ToastRegionProps = {
  toasts: Toasts
  /** Names the place for readers. */
  label: string
  closeLabel: string
}

/** Whether messages stay until they are closed. In stories they do: a picture must not depend on when it is taken. */
export const ToastsStay = createContext(false)

const marks = { good: CircleCheck, warn: TriangleAlert, bad: CircleAlert, info: Info }

/** Where toasts (top, middle) and notices (top, end) show. Once per page; stays usable over dialogs. */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps) {
  const list = useSyncExternalStore(toasts.watch, toasts.list)
  return (
    <section aria-label={label} data-react-aria-top-layer="true">
      {(['toast', 'notice'] as const).map((kind) => (
        <div key={kind} className={stacks[kind]} aria-live="polite">
          {list
            .filter((toast) => toast.kind === kind)
            .map((toast) => (
              <Card key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => toasts.close(toast.id)} />
            ))}
        </div>
      ))}
    </section>
  )
}

function Card({ toast, closeLabel, onClose }: { toast: Toast; closeLabel: string; onClose: () => void }) {
  const [isHeld, setHeld] = useState(false)
  const stays = use(ToastsStay)
  const Mark = marks[toast.tone]
  useEffect(() => {
    if (isHeld || stays || !Number.isFinite(toast.duration)) return
    const timer = setTimeout(onClose, toast.duration)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new closure of the parent must not start the time anew
  }, [isHeld, stays, toast.duration, toast.id])
  return (
    <div
      className={card}
      role={toast.tone === 'bad' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event: FocusEvent) => setHeld(event.currentTarget.contains(event.relatedTarget))}
    >
      <span className={icons[toast.tone]}>
        <Mark size={16} />
      </span>
      <div className={words}>
        {toast.title !== undefined && <div className={title}>{toast.title}</div>}
        {toast.text}
      </div>
      {toast.action !== undefined && (
        <Button
          size="small"
          variant="quiet"
          onPress={() => {
            toast.action?.onPress()
            onClose()
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton size="tiny" label={closeLabel} icon={<X size={14} />} onPress={onClose} />
    </div>
  )
}
