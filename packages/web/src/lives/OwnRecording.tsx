import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Film } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { Form } from '@icss/ui/Form/Form.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { livesContract, type Live } from '@icss/core/lives/lives.contract.ts'
import { check } from '@icss/core/rules/check.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { toasts } from '../shell/toasts.ts'
import { UploadField } from '../uploads/UploadField.tsx'
import * as styles from './LiveAbout.css.ts'
import { RecordingPanel } from './RecordingPanel.tsx'

export type OwnRecordingProps = { live: Live; mayChange: boolean }

/** The recording of one's own live; where the media server left none it is uploaded, or linked to. */
export function OwnRecording({ live, mayChange }: OwnRecordingProps) {
  const t = useCopy()
  const [isOpen, setOpen] = useState(false)
  const { name, recordingUrl, recording, courseId } = live
  return (
    <RecordingPanel
      name={name}
      recordingUrl={recordingUrl}
      none={t(recording ? 'lives.recordings.none' : 'lives.recordings.off')}
      aside={
        mayChange &&
        courseId === null && (
          <>
            <Button size="small" icon={<Film size={14} />} onPress={() => setOpen(true)}>
              {t(recordingUrl === '' ? 'lives.recordings.add' : 'lives.recordings.change')}
            </Button>
            {isOpen && <RecordingDialog live={live} onClose={() => setOpen(false)} />}
          </>
        )
      }
    />
  )
}

function RecordingDialog({ live: { id, recordingUrl }, onClose }: { live: Live; onClose: () => void }) {
  const t = useCopy()
  const { atField, wordUnknown } = useErrorWording()
  const { lives } = useClient()
  const queries = useQueryClient()
  const form = useId()
  const [address, setAddress] = useState(recordingUrl)
  const saving = useMutation({
    mutationFn: async () => {
      const checked = check(livesContract.setRecording.body, { recordingUrl: address })
      if (!checked.ok) throw new ProblemError('request.invalid', { errors: checked.errors })
      await lives.setRecording({ params: { id }, body: checked.value })
    },
    onSuccess: async () => {
      toasts.show({ tone: 'good', text: t('lives.recordings.saved') })
      await queries.invalidateQueries({ queryKey: ['lives'] })
      onClose()
    },
  })
  const { error } = saving
  const fault = error instanceof ProblemError ? atField(error.errors['recordingUrl']) : undefined
  const other = error && fault === undefined ? wordUnknown(error).says : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('lives.recordings.title')}
      closeLabel={t('shell.close')}
      isBusy={saving.isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={saving.isPending}>
            {t('shell.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} isPending={saving.isPending}>
            {t('shell.save')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => saving.mutate()}>
        <div className={styles.stack}>
          <TextField
            name="recordingUrl"
            label={t('lives.fields.recordingUrl')}
            value={address}
            onChange={setAddress}
            inputMode="url"
            error={fault ?? other}
          />
          <UploadField
            label={t('lives.recordings.upload')}
            slot="lessonVideo"
            place={`live.${id}`}
            value=""
            onChange={(uploaded) => uploaded !== '' && setAddress(uploaded)}
          />
        </div>
      </Form>
    </Dialog>
  )
}
