type ChoiceFootProps = {
  no: string
  onNo: () => void
  yes: string
  onYes: () => void
  isBusy: boolean
  /** Where the focus goes when the dialog opens. */
  first?: 'no' | 'yes'
}

/** The two buttons of a question. A second press on yes, while the first is on its way, does nothing. */
export const ChoiceFoot = ({ no, onNo, yes, onYes, isBusy, first }: ChoiceFootProps) => (
  <>
    <button type="button" className="btn btn-line px-6" data-autofocus={first === 'no' || undefined} onClick={onNo}>
      {no}
    </button>
    <button
      type="button"
      className="btn btn-primary px-8"
      data-autofocus={first === 'yes' || undefined}
      aria-disabled={isBusy}
      onClick={() => isBusy || onYes()}
    >
      {yes}
    </button>
  </>
)
