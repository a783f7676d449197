# Prints what zsh offers for the command line LINE, a line each. It runs zsh in a terminal of its own, types the line and
# Tab, and listens to compadd, by which all completions are offered.
zmodload zsh/zpty

inner() {
  cat <<'END'
PROMPT=
fpath=($SCRIPTS $fpath)
autoload -Uz compinit && compinit -u -D
bindkey '^M' undefined-key
bindkey '^J' undefined-key
bindkey '^I' complete-word
zstyle ':completion:*' insert-tab false
mark() { print -r -- '<<<MARK>>>' }
compprefuncs=(mark)
comppostfuncs=(mark exit)
compadd() {
  if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
    builtin compadd "$@"
    return
  fi
  local -a hits
  builtin compadd -A hits "$@"
  (($#hits)) && print -rl -- "OFFER "${^hits}
  builtin compadd "$@"
}
print READY
END
}

zpty pty zsh -f -i
() {
  zpty -w pty "source $1"
  while zpty -r pty line; do [[ $line == READY* ]] && break; done
} =(inner)
zpty -w -n pty "$LINE"$'\t'
marks=0
while zpty -r pty line; do
  line=${line%%[$'\r\n']*}
  case $line in
    *'<<<MARK>>>') ((++marks == 2)) && break ;;
    *OFFER\ *) print -r -- "${line#*OFFER }" ;;
  esac
done
zpty -d pty
exit 0
