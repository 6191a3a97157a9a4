import { Download } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { qrPng, qrSvg } from '@icss/ui/QrCode/qrFiles.ts'
import { useCopy } from '../language/copy.ts'
import { saveFile } from '../shell/save-file.ts'
import { useNotify } from '../shell/useNotify.ts'
import * as styles from './PublicLinkPanel.css.ts'

export type QrFilesProps = {
  url: string
  /** What the files are called, without their endings. */
  name: string
}

/** Saves the QR code of a link as a picture, for chats and slides, or as vectors, for print. */
export function QrFiles({ url, name }: QrFilesProps) {
  const t = useCopy()
  const notify = useNotify()
  const save = async (ending: string, draw: (value: string) => Blob | Promise<Blob>) => {
    try {
      saveFile(`${name}.${ending}`, await draw(url))
    } catch (error) {
      notify.failed(error)
    }
  }
  return (
    <div className={styles.files}>
      <Button size="small" icon={<Download size={14} />} onPress={() => void save('png', qrPng)}>
        {t('publicLinks.panel.savePng')}
      </Button>
      <Button size="small" icon={<Download size={14} />} onPress={() => void save('svg', qrSvg)}>
        {t('publicLinks.panel.saveSvg')}
      </Button>
    </div>
  )
}
