import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '@icss/ui/Button/Button.tsx'
import { uploadSlots, type UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import { useFileUploads } from '../files/useFileUploads.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { isSameFile, type KeptPlace } from '../uploads/kept-upload.ts'
import { startUpload } from '../uploads/start-upload.ts'
import { useInterruptedWords } from '../uploads/useInterruptedWords.ts'
import { useTabUploads } from '../uploads/UploadProvider.tsx'
import * as styles from './Tray.css.ts'

const isSlot = (name: string): name is UploadSlotName => name in uploadSlots

/** What a reload interrupted: a browser keeps no files, so they are chosen again, any number at once. */
export function InterruptedUploads({ kept }: { kept: readonly KeptPlace[] }) {
  const t = useCopy()
  const client = useClient()
  const { account, channel } = useSession()
  const { transport, fields } = useTabUploads()
  const files = useFileUploads()
  const wordsOf = useInterruptedWords()
  const [strange, setStrange] = useState('')
  const goOn = (file: File) => {
    const found = kept.find(({ upload }) => isSameFile(upload, file))
    if (!found || !isSlot(found.upload.slot)) return setStrange(file.name)
    const { place, upload } = found
    const { slot } = upload as { slot: UploadSlotName }
    if (slot === 'cloudFile') return files.add([file], { groupId: '', publisher: account.name })
    const services = { client, transport, channelId: channel.id }
    fields.start({ place, owner: undefined, slot, file, begin: () => startUpload(services, { slot, file, place }) })
  }
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('tray.interrupted')}</h3>
      <p className={styles.note}>{t('tray.interruptedText')}</p>
      <ul className={styles.names}>
        {kept.map(({ place, upload }) => (
          <li key={place}>{wordsOf(upload)}</li>
        ))}
      </ul>
      <FileTrigger
        allowsMultiple
        onSelect={(chosen) => {
          setStrange('')
          for (const file of chosen ?? []) goOn(file)
        }}
      >
        <Button size="small">{t('tray.choose')}</Button>
      </FileTrigger>
      {strange !== '' && (
        <p role="alert" className={styles.wrong}>
          {t('tray.other', { name: strange })}
        </p>
      )}
    </section>
  )
}
