// Looks that hardly any first sight needs.
import './styles-forced.css'
import './styles-print.css'
