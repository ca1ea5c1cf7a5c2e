// By far the largest file of the app: it is loaded in a turn of its own, before the app itself.
import 'react/jsx-runtime'
import 'react-dom/client'
