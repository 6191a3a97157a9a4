import { Columns3 } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Popover } from '../Popover/Popover.tsx'

export type ColumnChoiceProps = {
  /** “列”: names the button and what opens. */
  label: string
  /** In the order of the table; the naming column is left out, since it always stays. */
  columns: readonly { id: string; header: string }[]
  hidden: ReadonlySet<string>
  onChange: (hidden: Set<string>) => void
  /** “全部显示”. */
  showAllLabel: string
}

/** Which columns a table shows. */
export function ColumnChoice({ label, columns, hidden, onChange, showAllLabel }: ColumnChoiceProps) {
  const set = (id: string, isShown: boolean) => {
    const next = new Set(hidden)
    if (isShown) next.delete(id)
    else next.add(id)
    onChange(next)
  }
  return (
    <Popover label={label} trigger={<Button icon={<Columns3 size={16} />}>{label}</Button>}>
      {columns.map(({ id, header }) => (
        <Checkbox key={id} label={header} isSelected={!hidden.has(id)} onChange={(isShown) => set(id, isShown)} />
      ))}
      <Button size="small" isDisabled={hidden.size === 0} onPress={() => onChange(new Set())}>
        {showAllLabel}
      </Button>
    </Popover>
  )
}
