/// <reference types="vite/client" />
/// <reference types="@tiffin/phrases/virtual" />
