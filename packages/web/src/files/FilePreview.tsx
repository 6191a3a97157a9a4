import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Skeleton } from '@icss/ui/Skeleton/Skeleton.tsx'
import { VideoPlayer } from '@icss/ui/VideoPlayer/VideoPlayer.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { fileKindOf } from '@icss/core/files/file.ts'
import { fileAddress } from '@icss/core/files/file-address.ts'
import type { ReceivedFile } from '@icss/core/files/files.contract.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { useCopy } from '../language/copy.ts'
import * as styles from './FilePreview.css.ts'
import { textOfFile } from './text-of-file.ts'

/** What is shown of a file, of the own channel or of the one above. */
export type PreviewedFile = Omit<ReceivedFile, 'channelName'>

export type FilePreviewProps = {
  file: PreviewedFile
  onClose: () => void
  onDownload: () => void
  /** The neighbours in the list; without one its button does nothing. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Where it is read from, when not by its id. */
  address?: string
}

/** Shows a picture, video, PDF or text without saving it; of anything else what it is. */
export function FilePreview({ file, onClose, onDownload, onPrevious, onNext, address }: FilePreviewProps) {
  const t = useCopy()
  const { id, name, publisher, size, time } = file
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      isDismissable
      title={name}
      closeLabel={t('shell.close')}
      footer={
        <>
          <div className={styles.steps}>
            <IconButton
              label={t('files.previous')}
              icon={<ChevronLeft size={16} />}
              isDisabled={!onPrevious}
              onPress={() => onPrevious?.()}
            />
            <IconButton
              label={t('files.next')}
              icon={<ChevronRight size={16} />}
              isDisabled={!onNext}
              onPress={() => onNext?.()}
            />
          </div>
          <Button variant="primary" icon={<Download size={16} />} onPress={onDownload}>
            {t('files.download')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <Content key={id} file={file} address={address ?? fileAddress(id)} />
        <p className={styles.about}>{[publisher, formatDateTime(time), sizeText(size)].join(' ・ ')}</p>
      </div>
    </Dialog>
  )
}

function Content({ file: { name, type }, address }: { file: PreviewedFile; address: string }): ReactNode {
  const t = useCopy()
  const [isBroken, setBroken] = useState(false)
  const kind = fileKindOf(type)
  if (isBroken) return <EmptyState picture="error" title={t('files.previewFailed')} />
  switch (kind) {
    case 'image':
      return <img className={styles.image} src={address} alt={name} onError={() => setBroken(true)} />
    case 'video':
      return (
        <VideoPlayer
          src={address}
          label={name}
          labels={{ cannotPlay: t('files.previewFailed'), retry: t('shell.retry') }}
        />
      )
    case 'pdf':
      return (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a browser's reader of PDF does not run in a sandbox
        <iframe className={styles.page} src={address} title={name} />
      )
    case 'text':
      return <TextContent address={address} name={name} />
    default:
      return <EmptyState picture="list" title={t('files.previewNone')} />
  }
}

function TextContent({ address, name }: { address: string; name: string }): ReactNode {
  const t = useCopy()
  const found = useQuery({
    queryKey: ['file.text', address],
    queryFn: ({ signal }) => textOfFile(address, signal),
    retry: false,
    gcTime: 0,
  })
  if (found.isError) return <EmptyState picture="error" title={t('files.previewFailed')} />
  if (!found.data) return <Skeleton height={240} />
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <pre className={styles.words} tabIndex={0} aria-label={name}>
        {found.data.text}
      </pre>
      {found.data.isPart && <p className={styles.about}>{t('files.previewPart')}</p>}
    </>
  )
}
