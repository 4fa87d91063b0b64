// The back office: a program of its own, drawn in the browser alone.
import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/onest/wght.css'
import './backoffice/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BackOffice } from './backoffice/back-office.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BackOffice />
  </StrictMode>,
)
