import { Download } from 'lucide-react'
import { Button, type ButtonProps } from '@icss/ui/Button/Button.tsx'
import { Menu } from '@icss/ui/Menu/Menu.tsx'
import { exportedFormats, type ExportedFormat } from './export-address.ts'
import { useCopy } from '../language/copy.ts'
import * as styles from './ExportMenu.css.ts'

export type ExportMenuProps = Pick<ButtonProps, 'size' | 'isDisabled'> & {
  label: string
  onExport: (format: ExportedFormat) => void
}

/** Saves a table, as the format that is chosen; says which of them keeps its codes where. */
export function ExportMenu({ label, onExport, ...button }: ExportMenuProps) {
  const t = useCopy()
  return (
    <Menu
      trigger={
        <Button {...button} icon={<Download size={button.size === 'small' ? 14 : 16} />}>
          {label}
        </Button>
      }
      label={label}
      head={<p className={styles.why}>{t('lists.exportWhy')}</p>}
      items={exportedFormats.map((format) => ({
        id: format,
        label: t(`lists.exportAs.${format}`),
        onPress: () => onExport(format),
      }))}
    />
  )
}
