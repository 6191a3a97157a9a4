import { Button } from '../Button/Button.tsx'
import { across } from './SelectAcross.css.ts'

export type SelectAcrossProps = {
  /** “已选本页 50 家”, or “已选全部 1,204 家”. */
  text: string
  /** “选择全部 1,204 家”, or “清除选择”. */
  actionLabel: string
  onPress: () => void
}

/** Between filters and table, once a whole page is ticked: goes on to what is on the other pages. */
export function SelectAcross({ text, actionLabel, onPress }: SelectAcrossProps) {
  return (
    <div className={across} role="status">
      {text}
      <Button size="small" variant="quiet" onPress={onPress}>
        {actionLabel}
      </Button>
    </div>
  )
}
