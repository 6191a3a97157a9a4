import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { FileField } from '@icss/ui/FileField/FileField.tsx'
import type { FileItem } from '@icss/ui/FileField/FileRow.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { fileDraft } from '@icss/core/files/file.ts'
import { check } from '@icss/core/rules/check.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { CategoryField } from '../categories/CategoryField.tsx'
import { column, grid, wide } from '../forms/DraftForm.css.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { isSameFile } from '../uploads/kept-upload.ts'
import { isOnItsWay, type Sending } from '../uploads/sending.ts'
import { useInterruptedWords } from '../uploads/useInterruptedWords.ts'
import { interruptedFiles } from './file-uploads.ts'
import * as styles from './FileUploads.css.ts'
import { useFileUploads } from './useFileUploads.ts'

/**
 * Puts files on the cloud disk, many at once: each is published in the group as soon as it is there, whether the screen
 * is left or not.
 */
export function FileUploads({ groupId: from }: { groupId: string }) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const pathTo = usePaths()
  const { account } = useSession()
  const [groupId, setGroupId] = useState(from)
  const [publisher, setPublisher] = useState(account.name)
  const checkedPublisher = check(fileDraft.shape.publisher, publisher)
  const publisherFault = checkedPublisher.ok ? undefined : inOneLine(checkedPublisher.errors[''])

  const uploads = useFileUploads()
  const sendings = useSyncExternalStore(uploads.watch, uploads.list)
  const interruptedWords = useInterruptedWords()
  const [kept, setKept] = useState(interruptedFiles)
  const interrupted = kept.filter((one) => !sendings.some(({ file }) => isSameFile(one, file)))
  const isBusy = sendings.some(isOnItsWay)
  const left = useEffectEvent(() => {
    if (!isBusy) uploads.clear()
  })
  useEffect(() => () => left(), [])

  const itemOf = (sending: Sending): FileItem => {
    const { id, file, state, percent, stored, failure, canRetry } = sending
    const size = sizeText(file.size)
    const remove = () => uploads.remove(id)
    const shared = { id, name: file.name }
    switch (state) {
      case 'waiting':
        return { ...shared, detail: `${size} ・ ${t('files.waiting')}`, onRemove: remove }
      case 'uploading':
        return {
          ...shared,
          percent,
          detail: t('uploads.sent', { sent: sizeText(stored), total: size }),
          onCancel: remove,
        }
      case 'publishing':
        return { ...shared, percent: 100, detail: t('files.publishing') }
      case 'done':
        return { ...shared, detail: `${size} ・ ${t('files.uploaded')}`, onRemove: remove }
      case 'failed':
        return {
          ...shared,
          detail: size,
          error: inOneLine(failure) ?? '',
          ...(canRetry ? { onResume: () => uploads.retry(id, { groupId, publisher }) } : {}),
          onRemove: remove,
        }
    }
  }
  const done = sendings.filter(({ state }) => state === 'done').length
  const failed = sendings.filter(({ state }) => state === 'failed').length
  const title = t('files.create')
  return (
    <>
      <PageHead
        title={title}
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [{ label: t('files.title'), href: pathTo('eusFileShow') }, { label: title }],
        }}
      />
      <div className={column}>
        <Panel isPadded>
          <div className={grid}>
            <CategoryField
              kind="file"
              name="groupId"
              label={t('files.fields.groupId')}
              value={groupId}
              onChange={setGroupId}
            />
            <TextField
              name="publisher"
              label={t('files.fields.publisher')}
              isRequired
              value={publisher}
              onChange={setPublisher}
              {...(publisherFault === undefined ? {} : { error: publisherFault })}
            />
            <div className={wide}>
              <FileField
                label={t('files.fields.file')}
                description={t('files.hint', { max: sizeText(uploadSlots.cloudFile.maxBytes ?? 0) })}
                note={interrupted.length === 0 ? undefined : interrupted.map(interruptedWords).join('\n')}
                isMultiple
                isDisabled={publisherFault !== undefined}
                items={sendings.map(itemOf)}
                onPick={(picked) => {
                  setKept((before) => before.filter((one) => !picked.some((file) => isSameFile(one, file))))
                  uploads.add(picked, { groupId, publisher })
                }}
                labels={{
                  pick: t(sendings.length === 0 ? 'files.choose' : 'files.chooseMore'),
                  drop: t('uploads.drop'),
                  onlyOne: () => '',
                  resume: t('files.retry'),
                  cancel: t('uploads.cancel'),
                  remove: (name) => t('uploads.remove', { name }),
                }}
              />
            </div>
          </div>
          <div className={styles.foot} role="status">
            {sendings.length > 0 && <span>{t('files.progress', { done, total: sendings.length })}</span>}
            {failed > 0 && <span className={styles.failed}>{t('files.failures', { count: failed })}</span>}
            {isBusy && (
              <Button
                size="small"
                onPress={() => {
                  for (const sending of sendings) if (isOnItsWay(sending)) uploads.remove(sending.id)
                }}
              >
                {t('files.cancelAll')}
              </Button>
            )}
            {isBusy && <span>{t('files.goesOn')}</span>}
            {done > 0 && !isBusy && <Link href={pathTo('eusFileShow')}>{t('files.back')}</Link>}
          </div>
        </Panel>
      </div>
    </>
  )
}
