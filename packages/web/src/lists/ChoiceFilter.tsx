import { Select } from '@icss/ui/Select/Select.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'

export type ChoiceFilterProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

const all = 'all'

/** One of a handful of values, or all of them. */
export function ChoiceFilter<Value extends string>({ label, options, value, onChange }: ChoiceFilterProps<Value>) {
  const t = useCopy()
  const { language } = useLanguage()
  return (
    <Select
      label={label}
      isLabelHidden
      placeholder={label}
      prefix={language === 'zh' ? `${label}：` : `${label}: `}
      options={[{ value: all, label: t('lists.all') }, ...options]}
      value={value ?? all}
      onChange={(chosen) => onChange(chosen === all ? undefined : (chosen as Value))}
    />
  )
}
