/** What is wrong with the form as a whole; read out when it appears. */
export const FormError = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className="col-span-full rounded-md bg-danger-wash px-4 py-3 font-medium">
      {text}
    </p>
  ) : null
